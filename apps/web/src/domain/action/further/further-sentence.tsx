import { use } from 'react';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { ActionFields } from '../action-fields.tsx';
import { fromViewpoint, type SentenceAction } from '../sentence.ts';
import { SentenceView } from '../sentence-view.tsx';
import { loadFurther, loadFurtherAfterInput } from './load-further.ts';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';

interface FurtherSentenceProps {
  action: SentenceAction;
  viewpoint?: string;
  nameHidden: boolean;
}

/**
 * The sentence of a rarer action, or its fields if it has none. Suspends: server-rendered HTML has the sentence from
 * the start, rows added later show their fields until the sentences are loaded.
 */
export function FurtherSentence({ action, viewpoint, nameHidden }: FurtherSentenceProps) {
  const { locale, chain } = useBoot();
  const hydrating = useIsHydrating();
  const { sentenceOf, templates } = use(hydrating ? loadFurtherAfterInput(locale) : loadFurther(locale));
  const sentence = sentenceOf(action, chain);
  if (sentence === null) return <ActionFields action={action} nameHidden={nameHidden} />;
  return (
    <SentenceView
      sentence={viewpoint === undefined ? sentence : fromViewpoint(sentence, viewpoint)}
      templates={templates}
    />
  );
}
