import { use, useSyncExternalStore } from 'react';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { ActionFields } from '../action-fields.tsx';
import { seenFrom, type WordedAction } from '../sentence.ts';
import { Words } from '../sentence-view.tsx';
import { furtherWords, furtherWordsOnceUsed } from './load-further.ts';

interface FurtherSentenceProps {
  action: WordedAction;
  viewpoint?: string;
}

/**
 * One of the rarer actions in words; its fields where nobody has any. Suspends: in the server's HTML the words stand
 * from the start, what comes later waits for them behind its fields.
 */
export function FurtherSentence({ action, viewpoint }: FurtherSentenceProps) {
  const { locale, chain } = useBoot();
  const fromServer = useFromServer();
  const { wordsOf, templates } = use(fromServer ? furtherWordsOnceUsed(locale) : furtherWords.load(locale));
  const sentence = wordsOf(action, chain);
  if (sentence === null) return <ActionFields action={action} />;
  return <Words sentence={viewpoint === undefined ? sentence : seenFrom(sentence, viewpoint)} templates={templates} />;
}

const never = () => () => undefined;

/** Whether the browser takes over HTML of the server; false on the server itself. */
function useFromServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
}
