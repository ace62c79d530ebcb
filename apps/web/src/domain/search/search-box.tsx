import { Search } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { loadStrings } from '../../i18n/strings.ts';
import { tryLoad } from '../../lib/page/load-failure.ts';
import { useDismiss } from '../../ui/use-dismiss.ts';
import type * as PaletteModule from './palette.tsx';
import type { PaletteHandle, PaletteView } from './palette.tsx';

/**
 * Without the palette, the browser submits the form itself. It must not submit a private key, which does not match this
 * pattern.
 */
const safeToSend =
  '(?!\\s*([Pp][Vv][Tt]_|[xyzt]prv|5[HJKhjk]\\S{44,}|(\\S+\\s+){11,}\\S|[1-9A-HJ-NP-Za-km-z]{51}\\s*$)).*';

const noChange = () => () => undefined;
/** Key of the shortcut's hint; the server cannot know it. */
const shortcutHint = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K');
const noHint = () => '';

type Loading = typeof PaletteModule.Palette | 'failed' | null;
/** Loaded at the first use of any search field. */
let loaded: Loading = null;

/** The search field. Works as a native form before scripts have loaded; its options come with the first use. */
export function SearchBox({ compact = false }: { compact?: boolean }) {
  const { base, locale } = useBoot();
  const { search } = useMessages();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const handle = useRef<PaletteHandle>(null);
  /** Enter was pressed before the palette had loaded. */
  const queued = useRef(false);
  const cameFrom = useRef<Element | null>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [palette, setPalette] = useState<Loading>(() => loaded);
  const [view, setView] = useState<PaletteView>({ expanded: false, active: undefined });
  const hint = useSyncExternalStore(noChange, shortcutHint, noHint);
  const isNative = hint === '' || palette === 'failed';
  const close = useCallback(() => setOpen(false), []);
  const leave = useCallback(() => {
    setOpen(false);
    const field = box.current?.querySelector('input');
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else field?.blur();
  }, []);
  useDismiss(open, box, close, leave);

  const load = async (): Promise<void> => {
    if (palette !== null && palette !== 'failed') return;
    const result = await tryLoad(() => Promise.all([import('./palette.tsx'), loadStrings('domain/search', locale)]));
    loaded = result.end === 'loaded' ? result.part[0].Palette : 'failed';
    setPalette(() => loaded);
  };
  useEffect(() => {
    if (palette !== 'failed' || !queued.current) return;
    queued.current = false;
    box.current?.requestSubmit();
  }, [palette]);
  const attach = useCallback((next: PaletteHandle | null) => {
    handle.current = next;
    if (next === null || !queued.current) return;
    queued.current = false;
    next.submit();
  }, []);
  const done = useCallback(() => {
    setOpen(false);
    setText('');
    box.current?.querySelector('input')?.blur();
  }, []);

  const submit = (event: FormEvent): void => {
    if (isNative) return;
    event.preventDefault();
    if (handle.current === null) queued.current = true;
    else handle.current.submit();
  };
  const focus = (event: FocusEvent): void => {
    cameFrom.current = event.relatedTarget;
    void load();
    setOpen(true);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    handle.current?.move(event.key === 'ArrowDown' ? 1 : -1);
  };
  const Palette = palette === 'failed' ? null : palette;
  return (
    <search className={`block w-full ${compact ? 'lg:max-w-md' : 'max-w-3xl'}`}>
      <form
        ref={box}
        action={`${base}/search`}
        method="get"
        onSubmit={submit}
        // Below 1200 pixels the bar has little room to type in: the field takes all of it while it has the focus.
        className={
          compact
            ? 'max-xl:focus-within:absolute max-xl:focus-within:inset-x-4 max-xl:focus-within:top-2 max-xl:focus-within:z-10 lg:max-xl:focus-within:top-3 xl:relative'
            : 'relative'
        }
      >
        <div className="relative">
          <Search
            size={compact ? 16 : 20}
            aria-hidden
            className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted ${compact ? 'start-3' : 'start-5'}`}
          />
          <input
            type="search"
            name="q"
            role="combobox"
            aria-label={search.label}
            aria-expanded={view.expanded}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={view.active}
            aria-keyshortcuts="Control+K Meta+K /"
            {...(isNative ? { pattern: safeToSend, title: search.noPrivateKeys } : {})}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={compact ? search.short : search.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
            }}
            onFocus={focus}
            onKeyDown={keyDown}
            className={`peer w-full rounded-full border border-line-strong bg-card pe-4 focus:border-accent focus:ring-1 focus:ring-accent focus:outline-none [&::-webkit-search-cancel-button]:hidden ${compact ? 'h-10 ps-9 pointer-coarse:h-tap xl:pe-18' : 'h-14 ps-13 text-lg lg:pe-18'}`}
          />
          <kbd
            aria-hidden
            className={`pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 rounded-base border border-line bg-raised px-1.5 font-sans text-xs whitespace-nowrap text-muted empty:hidden peer-focus:hidden ${compact ? 'max-xl:hidden' : 'max-lg:hidden'}`}
          >
            {hint}
          </kbd>
        </div>
        {Palette !== null && (
          <Palette ref={attach} id={id} text={text} open={open} inBar={compact} onView={setView} onDone={done} />
        )}
      </form>
    </search>
  );
}
