import type { NamedSSRLoadedRendererValue } from 'astro';

type Renderer = NamedSSRLoadedRendererValue;
type Drawn = ReturnType<Renderer['renderToStaticMarkup']>;

/**
 * The renderer, asked once for each component whether it is one of its own: `@astrojs/react` draws it to find out. What is
 * no island and has no slots follows from its props alone and is drawn once for each of them: the same ear tag stands on
 * many pages. Props are told apart by their JSON; those with functions are drawn anew.
 */
export function drawOnce(renderer: Renderer): Renderer {
  const checked = new WeakMap<object, Promise<boolean>>();
  const drawn = new WeakMap<object, Map<string, Drawn>>();
  return {
    ...renderer,
    check(component, ...rest) {
      const check = () => renderer.check.call(this, component, ...rest);
      return typeof component === 'function' ? kept(checked, component, check) : check();
    },
    renderToStaticMarkup(component, props, slots, metadata) {
      const draw = () => renderer.renderToStaticMarkup.call(this, component, props, slots, metadata);
      const isPlain =
        typeof component === 'function' &&
        metadata?.hydrate === undefined &&
        Object.keys(slots).length === 0 &&
        Object.values(props).every((value) => typeof value !== 'function');
      if (!isPlain) return draw();
      const ofComponent = kept(drawn, component, () => new Map<string, Drawn>());
      return kept(ofComponent, JSON.stringify(props), draw);
    },
  };
}

interface Keeper<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** What is kept under a key; made when there is nothing. */
function kept<Key, Value>(keeper: Keeper<Key, Value>, key: Key, make: () => Value): Value {
  const known = keeper.get(key);
  if (known !== undefined) return known;
  const made = make();
  keeper.set(key, made);
  return made;
}
