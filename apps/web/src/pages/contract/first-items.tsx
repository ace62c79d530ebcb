import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { useStrings } from '../../i18n/strings.ts';

/** Items of an ABI drawn at once: it may have thousands, and a server draws them for every visitor. */
export const itemsAtOnce = 200;
/** Fields of one struct; 200 structs of so many are the most that a page draws. */
export const fieldsAtOnce = 40;

/** The first items of a list, and a button that draws further ones; no button where all are drawn. */
export function useFirstItems<T>(items: readonly T[], step = itemsAtOnce): { shown: readonly T[]; more: ReactNode } {
  const strings = useStrings('pages/contract').list;
  const [limit, setLimit] = useState(step);
  const left = items.length - limit;
  const more =
    left <= 0 ? null : (
      <Button className="mt-3" onClick={() => setLimit((current) => current + step)}>
        {strings.more(grouped(left))}
      </Button>
    );
  return { shown: left <= 0 ? items : items.slice(0, limit), more };
}

/** The list with one item, where it has it beyond the first ones, moved to the front. */
export function withinFirst<T>(items: readonly T[], isChosen: (item: T) => boolean): readonly T[] {
  const at = items.findIndex(isChosen);
  return at < itemsAtOnce ? items : [items[at]!, ...items.slice(0, at), ...items.slice(at + 1)];
}
