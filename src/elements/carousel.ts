/** Time between two steps, in ms. */
const STEP_MS = 4000;

/**
 * The carousel of the home page. Steps through its cards and wraps to the start; holds still while it is paused,
 * hovered, focused, out of view, or when the reader asks for less motion.
 */
class Carousel extends HTMLElement {
  #index = 0;
  #paused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #inView = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    const pause = this.querySelector<HTMLButtonElement>('.pause');
    pause?.addEventListener('click', () => {
      this.#paused = !this.#paused;
      this.#label(pause);
    });
    if (pause) this.#label(pause);
    for (const [index, dot] of this.#dots().entries()) dot.addEventListener('click', () => this.#show(index));
    new IntersectionObserver(([entry]) => {
      this.#inView = entry?.isIntersecting ?? false;
    }).observe(this);
    this.#timer = setInterval(() => this.#advance(), STEP_MS);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }

  #label(pause: HTMLButtonElement): void {
    pause.textContent = this.#paused ? `Play all ${this.#dots().length}` : 'Pause';
  }

  #dots(): HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>('.dot')];
  }

  #advance(): void {
    const isHeld =
      this.#paused || !this.#inView || document.hidden || this.matches(':hover') || this.matches(':focus-within');
    if (!isHeld) this.#show(this.#index + 1);
  }

  #show(index: number): void {
    const track = this.querySelector<HTMLElement>('.track');
    const cards = [...this.querySelectorAll<HTMLElement>('.card')];
    const [first] = cards;
    if (!track || !first) return;
    const shown = Math.max(1, Math.round(track.clientWidth / first.offsetWidth));
    const isManual = index !== this.#index + 1;
    this.#index = !isManual && index > cards.length - shown ? 0 : index;
    track.scrollTo({ left: (cards[this.#index]?.offsetLeft ?? 0) - first.offsetLeft });
    for (const [at, dot] of this.#dots().entries()) {
      if (at === this.#index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  }
}

customElements.define('yak-carousel', Carousel);
