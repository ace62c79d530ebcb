/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   the combobox pattern: focus and keys stay in the field, which names the active option; a <datalist> cannot be drawn. */
import { Glyph } from '../../ui/identifier/glyph.tsx';

interface SuggestionListProps {
  id: string;
  heading: string;
  items: string[];
  /** Index of the one that Enter would take, -1 for none. */
  at: number;
  onPick: (item: string) => void;
}

export function SuggestionList({ id, heading, items, at, onPick }: SuggestionListProps) {
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 rounded-base border border-line bg-raised py-1 shadow-float">
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
            onClick={() => onPick(item)}
            className={`flex h-9 cursor-pointer items-center gap-2 px-3 pointer-coarse:h-11 ${index === at ? 'bg-surface' : 'hover:bg-surface'}`}
          >
            <Glyph name={item} />
            <span className="ident truncate">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
