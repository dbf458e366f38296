/** Steps of enlargement: whole in its box, then so many times as large as it was drawn, where labels are as large as the text around. */
const SCALES = ['whole', 0.7, 1, 1.4, 2] as const;
/** Where a desk opens: its labels are read without leaning in. */
const READABLE = 2;

/**
 * Brings the printed map to life: larger and smaller, moved by dragging, one desk opened, and the stops of one tool lit. It
 * scrolls in its box by itself, so touch, wheel and arrow keys move it without any of this.
 */
class FieldMap extends HTMLElement {
  #step = 0;

  connectedCallback(): void {
    const box = this.querySelector<HTMLElement>('[data-box]');
    const drawing = this.querySelector<SVGSVGElement>('[data-box] > svg');
    if (!box || !drawing) return;
    const zoom = (by: number) => this.#zoom(box, drawing, this.#step + by);
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-zoom]')) {
      button.addEventListener('click', () => zoom(Number(button.dataset['zoom'])));
    }
    box.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') zoom(1);
      else if (event.key === '-') zoom(-1);
    });
    box.addEventListener('pointerdown', (event) => drag(box, event));
    for (const kind of ['pointerover', 'focusin'] as const)
      drawing.addEventListener(kind, ({ target }) => this.#nameTools(target));
    const chosen = this.querySelector('select');
    chosen?.addEventListener('change', () => this.#showStops(chosen));
    if (chosen) this.#showStops(chosen);
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-desk]'))
      button.addEventListener('click', () => this.#openDesk(box, drawing, button));
    zoom(0);
  }

  /** Lights the stations of one desk where they can be read; pressed again it shows the whole map. */
  #openDesk(box: HTMLElement, drawing: SVGSVGElement, pressed: HTMLButtonElement): void {
    const isOpened = pressed.getAttribute('aria-pressed') !== 'true';
    const chosen = this.querySelector('select');
    if (chosen) chosen.value = '';
    const desk = isOpened ? pressed.dataset['desk'] : undefined;
    this.#zoom(box, drawing, isOpened ? Math.max(this.#step, READABLE) : 0);
    this.#light(({ dataset }) => desk !== undefined && (dataset['desks'] ?? '').split(' ').includes(desk));
    pressed.setAttribute('aria-pressed', String(isOpened));
  }

  /** Enlarges around the middle of what is in sight. */
  #zoom(box: HTMLElement, drawing: SVGSVGElement, wanted: number): void {
    const step = Math.max(0, Math.min(SCALES.length - 1, wanted));
    const before = drawing.getBoundingClientRect().width;
    const middle = { x: box.scrollLeft + box.clientWidth / 2, y: box.scrollTop + box.clientHeight / 2 };
    const { width, height } = drawing.viewBox.baseVal;
    const scale = SCALES[step] ?? 'whole';
    this.#step = step;
    this.toggleAttribute('data-zoomed', scale !== 'whole');
    if (scale !== 'whole') {
      drawing.setAttribute('width', String(width * scale));
      drawing.setAttribute('height', String(height * scale));
    }
    const ratio = before > 0 ? drawing.getBoundingClientRect().width / before : 1;
    box.scrollTo({
      left: middle.x * ratio - box.clientWidth / 2,
      top: middle.y * ratio - box.clientHeight / 2,
      behavior: 'instant',
    });
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-zoom]')) {
      const isEnd = step === (Number(button.dataset['zoom']) > 0 ? SCALES.length - 1 : 0);
      button.setAttribute('aria-disabled', String(isEnd));
    }
  }

  /** Dims all stations but these, brings the first of them into sight, and gives them back. */
  #light(isLit: (station: SVGAElement) => boolean): SVGAElement[] {
    for (const button of this.querySelectorAll('button[data-desk]')) button.setAttribute('aria-pressed', 'false');
    const stops = [...this.querySelectorAll<SVGAElement>('a[data-tools]')].filter((station) => {
      const isStop = isLit(station);
      station.toggleAttribute('data-stop', isStop);
      return isStop;
    });
    this.toggleAttribute('data-lit', stops.length > 0);
    stops[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return stops;
  }

  /** Names the tools that stop at the station which is pointed at. */
  #nameTools(target: EventTarget | null): void {
    const station = target instanceof Element ? target.closest<SVGAElement>('a[data-tools]') : null;
    const line = this.querySelector('[data-station]');
    if (!station || !line) return;
    const names = (station.dataset['tools'] ?? '')
      .split(' ')
      .map((id) => this.querySelector(`option[value="${id}"]`)?.textContent);
    line.textContent = `${station.dataset['title']}: ${names.join(', ')}.`;
  }

  #showStops(select: HTMLSelectElement): void {
    const told = this.querySelector<HTMLElement>('[data-told]');
    const stops = this.#light(
      ({ dataset }) => select.value !== '' && (dataset['tools'] ?? '').split(' ').includes(select.value),
    );
    if (!told) return;
    const name = select.selectedOptions[0]?.textContent ?? '';
    const places = stops.map((stop) => stop.dataset['title'] ?? '').join(', ');
    told.textContent =
      select.value === ''
        ? ''
        : `${name} stops at ${stops.length === 1 ? 'one station' : `${stops.length} stations`}: ${places}.`;
  }
}

/** Moves what is in the box with a mouse; fingers scroll it already. */
function drag(box: HTMLElement, { pointerId, pointerType, button, clientX, clientY }: PointerEvent): void {
  if (pointerType !== 'mouse' || button !== 0) return;
  const from = { left: box.scrollLeft, top: box.scrollTop };
  let isMoving = false;
  const move = (event: PointerEvent) => {
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (!isMoving && Math.hypot(x, y) < 6) return;
    if (!isMoving) box.setPointerCapture(pointerId);
    isMoving = true;
    box.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
  };
  const stop = () => {
    box.removeEventListener('pointermove', move);
    box.removeEventListener('pointerup', stop);
    box.removeEventListener('pointercancel', stop);
    // A press that moved the map was no click on the station under it.
    if (isMoving) box.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  };
  box.addEventListener('pointermove', move);
  box.addEventListener('pointerup', stop);
  box.addEventListener('pointercancel', stop);
}

if (!customElements.get('yak-map')) customElements.define('yak-map', FieldMap);
