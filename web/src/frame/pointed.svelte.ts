/** What is pointed at: by a mouse that rests, by the focus of the keyboard, by a finger that stays. */

const REST = 450;
const STAY = 500;
/** How long the card waits for the mouse to come over to it. */
const LEAVE = 250;
const SHAKY = 10;

export class Pointed {
  at = $state.raw<Element | null>(null);
  private timer = 0;
  /** What the mouse has come to, shown or about to be. */
  private met: Element | null = null;
  private finger: [number, number] | null = null;
  /** The finger's click belongs to the card. */
  private spent = false;

  private show(element: Element, after: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.at = element), after);
  }

  hide(after = 0): void {
    clearTimeout(this.timer);
    if (after) this.timer = window.setTimeout(() => (this.at = null), after);
    else this.at = null;
  }

  /** Something else is under the mouse. The board may have moved there by itself: nobody points at it yet. */
  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    const element = near(event.target);
    if (element === 'card' || (element && element === this.at)) return clearTimeout(this.timer);
    this.met = null;
    this.hide(LEAVE);
  }

  focused(event: FocusEvent): void {
    const element = near(event.target);
    if (element === 'card' || this.spent) return;
    if (element && (event.target as Element).matches(':focus-visible')) this.show(element, REST);
    else this.hide();
  }

  down(event: PointerEvent): void {
    const element = near(event.target);
    if (element === 'card') return;
    this.hide();
    this.met = element;
    this.spent = false;
    if (event.pointerType === 'mouse' || !element || !event.isPrimary) return;
    this.finger = [event.clientX, event.clientY];
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.at = element;
      this.spent = true;
    }, STAY);
  }

  moved(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !event.buttons) this.points(near(event.target));
    if (this.finger && Math.hypot(event.clientX - this.finger[0], event.clientY - this.finger[1]) > SHAKY) this.up();
  }

  private points(element: Element | 'card' | null): void {
    if (!element || element === 'card' || element === this.met || element === this.at) return;
    this.met = element;
    this.show(element, REST);
  }

  up(): void {
    if (!this.finger) return;
    this.finger = null;
    if (!this.at) clearTimeout(this.timer);
  }

  /** A long press is no tap, and no menu of the browser's. */
  click(event: Event): void {
    if (!this.spent) return;
    if (event.type === 'click') this.spent = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

function near(target: EventTarget | null): Element | 'card' | null {
  if (!(target instanceof Element)) return null;
  return target.closest('#told') ? 'card' : target.closest('[data-tell]');
}
