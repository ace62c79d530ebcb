/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   the combobox pattern: focus and keys stay in the field, which names the active option. */
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { inputClass } from '../../ui/text-input.tsx';
import { complete, completionsAt, type SuggestedValues } from './completions.ts';
import type { QueryProblem } from './query-state.ts';

interface QueryLineFieldProps {
  line: string;
  /** Syntax errors, shown below the line. */
  problems: readonly QueryProblem[];
  suggestions: SuggestedValues;
  onChange: (line: string) => void;
}

/** The query line of a filter, with completions that open while typing and are keyboard-accessible. */
export function QueryLineField({ line, problems, suggestions, onChange }: QueryLineFieldProps) {
  const strings = useStrings('domain/history');
  const { chain } = useBoot();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(-1);
  /** Caret position to set after a completion was inserted. */
  const expectedText = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (expectedText.current !== null) input.current?.setSelectionRange(expectedText.current, expectedText.current);
    expectedText.current = null;
  });
  const completions = completionsAt(line, caret, suggestions);
  const options = open ? completions.options.slice(0, maxOptions) : [];

  const applyOption = (option: string): void => {
    const completed = complete(line, completions, option);
    onChange(completed.line);
    setCaret(completed.caret);
    expectedText.current = completed.caret;
    setAt(-1);
  };
  const keyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!open) setOpen(true);
      else setAt((now) => Math.max(-1, Math.min(options.length - 1, now + step)));
    } else if (event.key === 'Escape' && open) {
      // Otherwise Escape clears or leaves the field.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setAt(-1);
    } else if (event.key === 'Enter' && open && at >= 0) {
      event.preventDefault();
      applyOption(options[at]!);
    }
  };
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={`${id}-input`} className="mb-1 block text-sm text-muted">
        {strings.line}
      </label>
      <input
        ref={input}
        id={`${id}-input`}
        name="query"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        aria-invalid={problems.length > 0}
        aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={1000}
        placeholder={strings.lineHint(chain.coreSymbol.code)}
        value={line}
        onChange={(event) => {
          onChange(event.target.value);
          setCaret(event.target.selectionStart ?? event.target.value.length);
          setAt(-1);
          setOpen(true);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        onBlur={() => setOpen(false)}
        onKeyDown={keyDown}
        className={`${inputClass} font-mono text-sm rtl:text-right`}
      />
      {options.length > 0 && (
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={strings.suggestions}
          className="absolute start-0 top-full z-30 mt-1 max-h-80 min-w-56 overflow-y-auto rounded-base border border-line bg-raised py-1 shadow-float"
        >
          {options.map((option, index) => (
            <li
              key={option}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              // Keeps the focus in the field until the click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => applyOption(option)}
              className={`flex h-9 cursor-pointer items-center gap-4 px-3 pointer-coarse:h-tap ${index === at ? 'bg-surface' : 'hover:bg-surface'}`}
            >
              <bdi className="ident">{option}</bdi>
              <span className="text-sm text-muted">{meaningOf(option, strings)}</span>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && <Problems id={`${id}-problems`} problems={problems} />}
    </div>
  );
}

/** Syntax errors, one line each. */
export function Problems({ id, problems }: { id: string; problems: readonly QueryProblem[] }) {
  const strings = useStrings('domain/history');
  const { coreSymbol, coreContract } = useBoot().chain;
  const expectedText = (expected: QueryProblem['expected']): string =>
    expected === 'token' ? strings.expectedToken(coreSymbol.code, coreContract) : strings.expected[expected];
  return (
    <ul id={id} aria-live="polite" className="mt-1 text-sm text-negative">
      {problems.map(({ key, actual, expected }) => (
        <li key={`${key} ${actual} ${expected}`} className="wrap-anywhere">
          {strings.expectedText(expectedText(expected), actual.slice(0, 60))}
        </li>
      ))}
    </ul>
  );
}

const maxOptions = 12;

/** Translated name of a key or kind. */
function meaningOf(option: string, { keys, kinds }: { keys: Record<string, string>; kinds: Record<string, string> }) {
  return option.endsWith(':') ? keys[option.slice(0, -1)] : kinds[option];
}
