/** Shapes of the small pictures that tell a game in 30 seconds, in a box of 110 by 76. */

/** Snow rising to the right. */
export const SLOPE = 'M0 46Q30 34 58 40T110 28V76H0Z';
/** An arch over the track. */
export const FINISHING = 'M14 8H96V24H14ZM19 24H24V68H19ZM86 24H91V68H86Z';
