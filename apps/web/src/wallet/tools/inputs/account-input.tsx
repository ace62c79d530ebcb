/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role --
   the combobox pattern: focus and keys stay in the field, which names the active option; a <select> cannot be typed in. */
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSuggestions } from '../../../domain/search/use-suggestions.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { Glyph } from '../../../ui/identifier/glyph.tsx';
import { useDismiss } from '../../../ui/use-dismiss.ts';
import type { FieldInputProps } from './field-input.ts';
import { TextInput } from './text-input.tsx';
import { useRecipient } from './use-recipient.ts';

/** Suggestions shown under the field. */
const mostOptions = 6;

interface AccountInputProps extends FieldInputProps {
  /** Says whether it is the first transfer to the account. */
  recipient: boolean;
}

/** The name of an existing account, completed while it is typed and looked up. */
export function AccountInput({ recipient, hint, error, onLeave, ...props }: AccountInputProps) {
  const strings = useStrings('wallet/tools');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState(false);
  const [at, setAt] = useState(-1);
  const close = useCallback(() => setTyping(false), [setTyping]);
  const name = props.value.trim().toLowerCase();
  const { names } = useSuggestions(typing && name !== '' ? name : null);
  // The entered name alone completes nothing.
  const options = typing ? names.filter((each) => each !== name).slice(0, mostOptions) : [];
  const open = options.length > 0;
  useDismiss(open, box, close, close);
  const known = useRecipient(props.value, recipient);
  const choose = (chosen: string): void => {
    props.onChange(chosen);
    setTyping(false);
    setAt(-1);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (!open) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : options.length;
      setAt((now) => ((now + 1 + step) % (options.length + 1)) - 1);
    } else if (event.key === 'Enter' && options[at] !== undefined) {
      event.preventDefault();
      choose(options[at]);
    }
  };
  return (
    <div ref={box} className="relative">
      <TextInput
        {...props}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
        // Its line is there while the account is looked up: what is below does not move when the answer arrives.
        hint={known === 'first-transfer' ? strings.firstTransfer : (hint ?? (name === '' ? undefined : '\u00A0'))}
        error={error ?? (known === 'missing' ? strings.noAccount(name) : null)}
        onChange={(text) => {
          setTyping(true);
          setAt(-1);
          props.onChange(text);
        }}
        onKeyDown={keyDown}
        onLeave={() => {
          setTyping(false);
          onLeave();
        }}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={strings.accounts}
        hidden={!open}
        className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-card border border-line bg-float py-1 shadow-float"
      >
        {options.map((option, index) => (
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Keeps the focus in the field until the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            className={`mx-1 flex min-h-9 cursor-pointer items-center gap-2 rounded-base px-2 pointer-coarse:min-h-tap ${index === at ? 'bg-accent/12' : 'hover:bg-surface'}`}
          >
            <Glyph name={option} size={20} />
            <bdi className="min-w-0 truncate">{option}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}
