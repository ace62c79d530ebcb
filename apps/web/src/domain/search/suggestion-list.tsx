/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   the combobox pattern: focus and keys stay in the field, which names the active option; a <datalist> cannot be drawn. */
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { Glyph } from '../../ui/identifier/glyph.tsx';
import { dispatch } from './dispatch.ts';
import { namePrefix } from './name-rules.ts';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  open: boolean;
  /** Current input; if empty, the items are the search history. */
  text: string;
  suggestions: Suggestions;
  items: string[];
  /** Index of the item that Enter selects, -1 for none. */
  at: number;
  onPick: (item: string) => Promise<void>;
}

// Overlays the page without shifting it.
const floating = 'absolute inset-x-0 top-full z-30 mt-1 rounded-base border border-line bg-raised shadow-float';

/**
 * Accounts with the typed prefix, or that there are none. A live region must be rendered before its content changes, so
 * it is always present.
 */
export function SuggestionList({ id, open, text, suggestions, items, at, onPick }: SuggestionListProps) {
  const { chain } = useBoot();
  const { search, account } = useMessages();
  const noMatch = open && hasNoMatch(text, suggestions, chain.features);
  const heading = text.trim() === '' ? search.recent : search.accounts;
  return (
    <>
      <output className={noMatch ? `${floating} px-3 py-2 text-muted` : 'sr-only'}>{noMatch && account.missing}</output>
      {open && items.length > 0 && (
        <div className={`${floating} py-1`}>
          <p className="px-3 pt-1 pb-1 text-xs text-muted">{heading}</p>
          <ul id={`${id}-list`} role="listbox" aria-label={heading}>
            {items.map((item, index) => (
              <li
                key={item}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                // Keeps the focus in the field until the click arrives.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => void onPick(item)}
                className={`flex h-9 cursor-pointer items-center gap-2 px-3 pointer-coarse:h-11 ${index === at ? 'bg-surface' : 'hover:bg-surface'}`}
              >
                <Glyph name={item} />
                <span className="ident truncate">{item}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Whether the input can only be an account name, and no account matches. */
function hasNoMatch(text: string, { names, complete }: Suggestions, features: { handles: boolean }): boolean {
  const target = dispatch(text, features);
  if (target.kind !== 'account') return false;
  return namePrefix(target.name) === null || (complete && names.length === 0);
}
