import { use, useSyncExternalStore } from 'react';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { ActionFields } from '../action-fields.tsx';
import { seenFrom, type WordedAction } from '../sentence.ts';
import { Words } from '../sentence-view.tsx';
import { loadFurther, loadFurtherAfterInput } from './load-further.ts';

interface FurtherSentenceProps {
  action: WordedAction;
  viewpoint?: string;
}

/**
 * The sentence of a rarer action, or its fields if it has none. Suspends: server-rendered HTML has the sentence from
 * the start, rows added later show their fields until the sentences are loaded.
 */
export function FurtherSentence({ action, viewpoint }: FurtherSentenceProps) {
  const { locale, chain } = useBoot();
  const fromServer = useFromServer();
  const { sentenceOf, templates } = use(fromServer ? loadFurtherAfterInput(locale) : loadFurther(locale));
  const sentence = sentenceOf(action, chain);
  if (sentence === null) return <ActionFields action={action} />;
  return <Words sentence={viewpoint === undefined ? sentence : seenFrom(sentence, viewpoint)} templates={templates} />;
}

const never = () => () => undefined;

/** Whether the component hydrates server-rendered HTML; false on the server itself. */
function useFromServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
}
