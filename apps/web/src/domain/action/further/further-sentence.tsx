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
 * The sentence of a rarer action; its fields where it has none. Suspends: the server's HTML has the sentence from the
 * start, a row that comes later shows its fields until the sentences are loaded.
 */
export function FurtherSentence({ action, viewpoint }: FurtherSentenceProps) {
  const { locale } = useBoot();
  const fromServer = useFromServer();
  const { sentenceOf, templates } = use(fromServer ? loadFurtherAfterInput(locale) : loadFurther(locale));
  const sentence = sentenceOf(action);
  if (sentence === null) return <ActionFields action={action} />;
  return <Words sentence={viewpoint === undefined ? sentence : seenFrom(sentence, viewpoint)} templates={templates} />;
}

const never = () => () => undefined;

/** Whether the component hydrates HTML of the server; false on the server itself. */
function useFromServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
}
