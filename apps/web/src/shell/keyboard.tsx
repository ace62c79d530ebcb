import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages-context.ts';
import { useRouteExists } from '../lib/page/use-route-exists.ts';
import { useToast } from '../ui/toast.tsx';
import type { act } from './keyboard/act.ts';
import { keyPress, type KeyState } from './key-press.ts';
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
      } else if (effect.kind === 'open') {
        // Enter keeps its meaning everywhere else.
        const link = document.activeElement?.closest('[data-list-row]')?.querySelector<HTMLElement>('[data-row-link]');
        if (link == null) return;
        link.click();
      } else if (effect.kind === 'search') {
        // At once: the next keys are the text.
        focusSearch();
      } else {
        void actOn(effect).then((copied) => copied && toast(ui.copied));
      }
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

function focusSearch(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')];
  const box = boxes.find((candidate) => candidate.offsetParent !== null);
  box?.focus();
  box?.select();
}

/** Performs an effect within the page; true if it copied something. */
async function actOn(effect: Parameters<typeof act>[0]): Promise<boolean> {
  const module = await loadPart(() => import('./keyboard/act.ts'));
  return module.act(effect);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
