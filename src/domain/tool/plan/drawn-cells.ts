/** What neighbouring plans say alike in one row. */
interface SaidAlike {
  span: number;
  plans: readonly string[];
}

/** A cell of one plan. */
interface DrawnCell<Said> {
  plan: string;
  said: Said;
  /** Columns that it covers where plans stand side by side; 0 for one that is covered by the cell before it. */
  span: number;
  /** The plan before it that says the same, so that this one need not say it again; empty where none does. */
  as: string;
}

/** A row of the table of plans, cell by cell: a wide screen merges those of neighbours, a narrow one stacks each plan's own. */
export function drawnCells<Said extends SaidAlike>(cells: readonly Said[]): DrawnCell<Said>[] {
  const firstOf = new Map<string, string>();
  return cells.flatMap((said) => {
    const { span, plans, ...words } = said;
    const key = JSON.stringify(words);
    const first = firstOf.get(key) ?? '';
    if (first === '') firstOf.set(key, plans[0] ?? '');
    return plans.map((plan, index) => ({
      plan,
      said,
      span: index === 0 ? span : 0,
      as: index === 0 ? first : firstOf.get(key)!,
    }));
  });
}
