import { useRouter } from '@tanstack/react-router';
import { useEffect, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { menuLinks } from '../../lib/page/menu-links.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { dispatch, mayBeSecret } from './dispatch.ts';
import { visibleHistory } from './history.ts';
import { namePrefix, suggestionPrefix } from './name-rules.ts';
import { enterChoice, fullName, missingItems, paletteItems, type PaletteItem } from './palette-items.ts';
import { PaletteList, type PaletteNote } from './palette-list.tsx';
import { useFullName } from './use-full-name.ts';
import { useStartedId } from './use-started-id.ts';
import { useKnownNames } from './use-known-names.ts';
import { useNearNames } from './use-near-names.ts';
import { useSearchHistory, useSearchTarget } from './use-search-target.ts';
import { useSuggestions, type Suggestions } from './use-suggestions.ts';
import { useTokenMatches } from './use-token-matches.ts';

/** State that the field passes to the palette. */
export interface PaletteHandle {
  /** Opens the active option; without one, what is typed. */
  submit: () => void;
  /** Makes the next or previous option active. */
  move: (step: 1 | -1) => void;
}

/** What the field has to announce. */
export interface PaletteView {
  expanded: boolean;
  /** Element id of the active option. */
  active: string | undefined;
}

export interface PaletteProps {
  ref: Ref<PaletteHandle>;
  id: string;
  text: string;
  open: boolean;
  /** Wider than its field, which is in a bar. */
  inBar: boolean;
  onView: (view: PaletteView) => void;
  /** Something was opened. */
  onDone: () => void;
}

const keyOf = ({ kind, value, detail = '' }: PaletteItem): string => `${kind} ${value} ${detail}`;

/** Options below a search field. Focus and keys stay in the field, which names the active option. */
export function Palette({ ref, id, text, open, inBar, onView, onDone }: PaletteProps) {
  const { chain, locale, ownNode } = useBoot();
  const router = useRouter();
  const { handles } = chain.features;
  const links = useMemo(() => menuLinks(router, chain, locale), [router, chain, locale]);
  // Nothing is requested for what may become a secret.
  const requests = open && !mayBeSecret(text);
  const suggestions = useSuggestions(requests ? suggestionPrefix(text, chain.systemDomain) : null);
  const tokens = useTokenMatches(requests ? text : '');
  const known = useKnownNames(requests && text.trim().length > 1);
  const startedId = useStartedId(requests ? text : null);
  const favorites = useFavorites().list;
  const history = useSearchHistory();
  const target = useSearchTarget(onDone);
  const matches = paletteItems({
    text,
    handles,
    chain: chain.key,
    accounts: suggestions.names,
    tokens,
    known,
    startedId,
    links,
    favorites,
    history: visibleHistory(history.terms),
    searched: history.searched,
  });
  const note = open ? noteOf(text, suggestions, matches, handles) : null;
  const missing = note === 'missing' || note === 'free' ? namePrefix(text) : null;
  const near = useNearNames(requests && ownNode === null ? missing : null);
  const found = missing === null ? matches : missingItems(missing, near, { links, family: chain.family });
  // Results that arrive while an option is pressed would move it from under the pointer.
  const [held, setHeld] = useState<{ text: string; items: readonly PaletteItem[] } | null>(null);
  const items = held?.text === text ? held.items : found;
  // By key, because results that arrive later move it; only for the input it was chosen for.
  const [chosen, setChosen] = useState({ text: '', key: '' });
  const at = chosen.text === text ? items.findIndex((item) => keyOf(item) === chosen.key) : -1;

  const direct = requests && at < 0 && held === null ? fullName(text, matches, suggestions, handles) : null;
  useFullName(direct, (value) => target.open({ kind: 'account', value }));

  useImperativeHandle(ref, () => ({
    submit: () => {
      const choice = items[at] ?? enterChoice(text, matches, suggestions, handles);
      if (choice === null) target.search(text);
      else target.open(choice);
    },
    move: (step) => {
      const count = items.length;
      const next = items[step === 1 ? (at + 1) % count : (at <= 0 ? count : at) - 1];
      if (next !== undefined) setChosen({ text, key: keyOf(next) });
    },
  }));
  const expanded = open && items.length > 0;
  const active = expanded && at >= 0 ? `${id}-${at}` : undefined;
  useEffect(() => {
    onView({ expanded, active });
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [onView, expanded, active]);

  return (
    <PaletteList
      id={id}
      items={expanded ? items : []}
      at={at}
      note={note}
      inBar={inBar}
      onPress={(pressed) => setHeld(pressed ? { text, items } : null)}
      onPick={target.open}
    />
  );
}

/** A name that the protocol lets anyone register for the account fee alone. */
const freeName = /^[a-z1-5]{12}$/;

/** Message about the input, shown in addition to its options. */
function noteOf(
  text: string,
  { names, complete }: Suggestions,
  items: readonly PaletteItem[],
  handles: boolean,
): PaletteNote | null {
  const target = dispatch(text, { handles });
  if (target.kind === 'private-key') return 'private-key';
  if (target.kind !== 'account' || items.length > 0) return null;
  if (namePrefix(target.name) === null) return 'missing';
  if (!complete || names.length > 0) return null;
  return freeName.test(target.name) ? 'free' : 'missing';
}
