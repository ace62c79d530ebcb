import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { voteWords } from './words.ts';

/** What a vote agrees to, with the chain's text where it has one. */
export function Notice() {
  const words = usePageWords(voteWords);
  const { chain } = useBoot();
  const { constitution } = chain.links;
  return (
    <p role="note" className="mt-2 text-sm text-muted">
      {words.notice(chain.name)}{' '}
      {constitution !== null && (
        <a href={constitution} rel="noopener noreferrer" target="_blank" className="link underline">
          {words.read}
        </a>
      )}
    </p>
  );
}
