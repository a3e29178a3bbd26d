/** The background of each sport's cards. */
import type { SportName } from '../dice';

export const TINTS: Record<SportName, string> = {
  bowling: '#d7e3ec',
  tennis: '#f1dfc8',
  billiards: '#d5e6da',
  football: '#d9e8d3',
  darts: '#ecd9d2',
  jogging: '#f0e3c0',
  chess: '#e2dcea',
  skiing: '#cfe4f1',
};
