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
  /** What is typed; without any, the items are what was looked for before. */
  text: string;
  found: Suggestions;
  items: string[];
  /** Index of the one that Enter would take, -1 for none. */
  at: number;
  onPick: (item: string) => Promise<void>;
}

// Opens above the page and moves nothing of it.
const floating = 'absolute inset-x-0 top-full z-30 mt-1 rounded-base border border-line bg-raised shadow-float';

/** Accounts whose names begin as typed, or that there is none; there before it says so, else it would not be read out. */
export function SuggestionList({ id, open, text, found, items, at, onPick }: SuggestionListProps) {
  const { chain } = useBoot();
  const { search, account } = useMessages();
  const nobody = open && isNobody(text, found, chain.features);
  const heading = text.trim() === '' ? search.recent : search.accounts;
  return (
    <>
      <output className={nobody ? `${floating} px-3 py-2 text-muted` : 'sr-only'}>{nobody && account.missing}</output>
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
                // The press would move focus out of the field before the click arrives.
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

/** Whether what is typed can only be an account's name, and no account's begins so. */
function isNobody(text: string, { names, complete }: Suggestions, features: { handles: boolean }): boolean {
  const target = dispatch(text, features);
  if (target.kind !== 'account') return false;
  return namePrefix(target.name) === null || (complete && names.length === 0);
}
