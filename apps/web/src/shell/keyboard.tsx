import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages-context.ts';
import { useRouteExists } from '../lib/page/use-route-exists.ts';
import { useToast } from '../ui/toast.tsx';
import { keyPress, type KeyEffect, type KeyState } from './key-press.ts';
import { loadPart } from '../lib/page/load-failure.ts';

const KeyboardHelp = lazy(() =>
  loadPart(() => import('./keyboard/keyboard-help.tsx')).then((module) => ({ default: module.KeyboardHelp })),
);

/** Keyboard shortcuts, handled in one place. Lists and pages mark their elements with data attributes. */
export function Keyboard() {
  const router = useRouter();
  const toast = useToast();
  const { ui } = useMessages();
  const routeExists = useRouteExists();
  const [help, setHelp] = useState(false);
  const state = useRef<KeyState>({ leader: false });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const effect = keyPress(state.current, {
        key: event.key,
        control: event.ctrlKey || event.metaKey,
        alt: event.altKey,
        typing: isTyping(event.target),
        dialog: document.querySelector('dialog[open]') !== null,
      });
      if (effect === null) return;
      if (effect.kind === 'help') setHelp(true);
      else if (effect.kind === 'go') {
        if (routeExists(effect.path)) void router.navigate({ to: effect.path });
      } else if (effect.kind === 'copy') void copyObject().then((copied) => copied && toast(ui.copied));
      else if (!act(effect)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    // For programs that drive the page: from here on it answers to keys and clicks.
    document.documentElement.dataset.ready = '';
    return () => document.removeEventListener('keydown', listen);
  }, [router, toast, ui, routeExists]);
  return (
    help && (
      <Suspense>
        <KeyboardHelp onClose={() => setHelp(false)} />
      </Suspense>
    )
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Performs an effect within the page; false if it does not apply. */
function act(effect: Exclude<KeyEffect, { kind: 'help' | 'go' | 'copy' }>): boolean {
  switch (effect.kind) {
    case 'search': {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')];
      const box = boxes.find((candidate) => candidate.offsetParent !== null);
      box?.focus();
      box?.select();
      return box !== undefined;
    }
    case 'row':
      return moveRow(effect.step);
    case 'open':
      return press(document.activeElement?.closest('[data-list-row]')?.querySelector('[data-row-link]'));
    case 'neighbour':
      return press(document.querySelector(`[data-neighbour="${effect.which}"]`));
  }
}

/** Copies the page's object: named by its heading, otherwise by its first copy button. */
async function copyObject(): Promise<boolean> {
  const value =
    document.querySelector<HTMLElement>('main [data-copy-object]')?.dataset.copyObject ??
    document.querySelector<HTMLElement>('main [data-copy]')?.dataset.copy;
  if (value === undefined) return false;
  await navigator.clipboard.writeText(value);
  return true;
}

function press(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.click();
  return true;
}

function moveRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-list-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
  return row !== undefined;
}
