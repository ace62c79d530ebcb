import { useEffect, useEffectEvent, useState } from 'react';

/** Delay in milliseconds: a full name may be the beginning of 'account::action' or 'proposer/proposal'. */
const pauseMs = 500;

/** Calls `open` with a full account name once typing pauses; never while an input method composes. */
export function useFullName(name: string | null, open: (name: string) => void): void {
  const composing = useComposing();
  const openName = useEffectEvent(open);
  const settled = composing ? null : name;
  useEffect(() => {
    if (settled === null) return undefined;
    const timer = setTimeout(() => openName(settled), pauseMs);
    return () => clearTimeout(timer);
  }, [settled]);
}

function useComposing(): boolean {
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    const events = ['compositionstart', 'compositionupdate', 'compositionend'] as const;
    const note = ({ type }: Event): void => setComposing(type !== 'compositionend');
    for (const type of events) document.addEventListener(type, note);
    return () => {
      for (const type of events) document.removeEventListener(type, note);
    };
  }, []);
  return composing;
}
