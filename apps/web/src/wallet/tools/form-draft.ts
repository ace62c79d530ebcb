import type { ToolInput } from '@antescope/wallet/tools/field';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** Input of a form that was left without signing it. */
export interface FormDraft {
  /** ID of the chosen tool. */
  tool: string;
  input: ToolInput;
}

const mostDrafts = 20;

/** By entry of the browser's history and form; in memory only. */
const drafts = new Map<string, FormDraft>();

/** The draft of a form, if the person returns to the entry of the browser's history at which it was left. */
export function useFormDraft(form: string): { key: string; draft: FormDraft | undefined } {
  const router = useRouter();
  const [left] = useState(() => {
    const key = `${entryOf(router)} ${form}`;
    return { key, draft: drafts.get(key) };
  });
  return left;
}

/** Keeps what is entered when the page is left. `current`: null after signing, which must not be repeated. */
export function useKeepDraft(key: string, current: FormDraft | null): void {
  const router = useRouter();
  const leave = useEffectEvent(() => {
    // A form that mounts again on the same page starts with the values of the page.
    if (current === null || key.startsWith(`${entryOf(router)} `)) return;
    drafts.set(key, current);
    for (const oldest of drafts.keys()) {
      if (drafts.size <= mostDrafts) break;
      drafts.delete(oldest);
    }
  });
  useEffect(() => {
    drafts.delete(key);
    return () => leave();
  }, [key]);
}

function entryOf(router: AnyRouter): string {
  return String(router.latestLocation.state.__TSR_key);
}
