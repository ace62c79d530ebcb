import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useCallback, useId, useRef, useState, useSyncExternalStore, type FormEvent, type KeyboardEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useToast } from '../../ui/toast.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { dispatch, mayBeSecret, targetPath } from './dispatch.ts';
import { initialHistory, addToHistory, visibleHistory } from './history.ts';
import { suggestionPrefix } from './name-rules.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { loadPart } from '../../lib/page/load-failure.ts';

// In memory only: the search history is private and ends with the tab.
let history: string[] | null = null;

/**
 * Before scripts have loaded, the browser submits the form itself. It must not submit a private key, which does not
 * match this pattern.
 */
const safeToSend =
  '(?!\\s*([Pp][Vv][Tt]_|[xyzt]prv|5[HJKhjk]\\S{44,}|(\\S+\\s+){11,}\\S|[1-9A-HJ-NP-Za-km-z]{51}\\s*$)).*';

const noChange = () => () => undefined;
const isReady = () => true;
const isNotReady = () => false;

/** The search box. Works as a native form before scripts have loaded, and by keyboard alone. */
export function SearchBox({ compact = false }: { compact?: boolean }) {
  const { chain, base } = useBoot();
  const { search } = useMessages();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const ready = useSyncExternalStore(noChange, isReady, isNotReady);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, box, close);
  const suggestions = useSuggestions(open && !mayBeSecret(text) ? suggestionPrefix(text, chain.systemDomain) : null);
  const items = text.trim() === '' ? visibleHistory(history ?? initialHistory(chain)) : suggestions.names;
  const go = useGo(() => {
    setOpen(false);
    setText('');
    box.current?.querySelector('input')?.blur();
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const picked = items[at];
    const only =
      suggestions.names.length === 1 && suggestions.complete && !chain.features.handles
        ? suggestions.names[0]
        : undefined;
    void go(picked ?? (dispatch(text, chain.features).kind === 'account' ? (only ?? text) : text));
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const count = items.length;
    if (count > 0) setAt((now) => (event.key === 'ArrowDown' ? (now + 1) % count : (now <= 0 ? count : now) - 1));
  };
  return (
    <search className={`block w-full ${compact ? 'lg:max-w-xl' : ''}`}>
      <form ref={box} action={`${base}/search`} method="get" onSubmit={submit} className="relative">
        <Search
          size={compact ? 16 : 20}
          aria-hidden
          className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={search.label}
          aria-expanded={open && items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          {...(ready ? {} : { pattern: safeToSend, title: search.noPrivateKeys })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={compact ? search.short : search.placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={keyDown}
          className={`w-full rounded-base border border-line-strong bg-card pe-3 focus:border-accent focus:ring-1 focus:ring-accent focus:outline-none [&::-webkit-search-cancel-button]:hidden ${compact ? 'h-9 ps-9 pointer-coarse:h-11' : 'h-14 rounded-full ps-12 text-lg'}`}
        />
        <SuggestionList id={id} open={open} text={text} suggestions={suggestions} items={items} at={at} onPick={go} />
      </form>
    </search>
  );
}

/** Navigates to a search term: most directly, numbers via the server, private keys converted locally. */
function useGo(done: () => void): (term: string) => Promise<void> {
  const router = useRouter();
  const toast = useToast();
  const { chain } = useBoot();
  const { search } = useMessages();
  return async (term) => {
    const target = dispatch(term, chain.features);
    if (target.kind === 'nothing') return;
    if (target.kind === 'private-key') {
      done();
      const { publicKeyFor } = await loadPart(() => import('./private-key.ts'));
      const key = publicKeyFor(target.privateKey.replaceAll(/\s+/g, ''), chain.keyPrefix);
      if (key === null) toast(search.badPrivateKey, 'negative');
      else await router.navigate({ to: `/key/${key}` });
      return;
    }
    history = addToHistory(history ?? initialHistory(chain), term.trim());
    done();
    await router.navigate({ to: targetPath(target) ?? `/search/${encodeURIComponent(term.trim())}` });
  };
}
