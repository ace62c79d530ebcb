import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useSavedUsers } from '../saved-users.ts';

/** From connecting to the receipt, beside a review without fields. A connected account has taken the first step. */
export function SigningSteps() {
  const { steps } = useStrings('wallet/tools');
  const { chain } = useBoot();
  const { actor } = useSavedUsers(chain.chainId ?? '');
  return <Steps steps={actor === null ? steps : steps.slice(1)} />;
}

/** Numbered steps, each a name and a line. */
export function Steps({ steps }: { steps: readonly [name: string, text: string][] }) {
  return (
    <ol className="card card-rows">
      {steps.map(([name, text], index) => (
        <li key={name} className="flex items-center gap-4 border-b border-line last:border-b-0 px-5 py-4">
          <span
            aria-hidden
            className="figure grid size-9 shrink-0 place-content-center rounded-full bg-raised font-semibold text-accent"
          >
            {index + 1}
          </span>
          <span>
            <span className="block font-semibold">{name}</span>
            <span className="text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
