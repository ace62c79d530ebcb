import type { FormEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import type { ScreenProps } from '../../lib/page/lazy-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Field } from '../../ui/text-input.tsx';
import type { SnapshotPageData } from './load.ts';
import { snapshotWords } from './words.ts';
import { useOpen } from '../../ui/use-open.ts';

/** What the snapshot before the chain's start says of an account; what was asked is in the address. */
export function SnapshotPage({ data }: ScreenProps<SnapshotPageData>) {
  const { chain, base } = useBoot();
  const open = useOpen();
  const words = usePageWords(snapshotWords);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const account = String(new FormData(event.currentTarget).get('account') ?? '').trim();
    open('/snapshot', account === '' ? {} : { search: { account } });
  };
  return (
    <div className="max-w-2xl">
      <h1 className="mb-2 text-2xl font-semibold">{words.title}</h1>
      <p className="mb-6 text-muted">{words.about}</p>
      {!data.configured ? (
        <p>{words.none(chain.name)}</p>
      ) : (
        <>
          <form action={`${base}/snapshot`} method="get" onSubmit={submit} className="mb-6 flex items-end gap-3">
            <Field
              label={words.account}
              name="account"
              defaultValue={data.asked}
              dir="ltr"
              autoCapitalize="none"
              spellCheck={false}
              className="min-w-0 flex-1"
            />
            <Button type="submit" kind="primary">
              {words.look}
            </Button>
          </form>
          {data.asked !== '' && (
            <OutcomeView outcome={data.entry} empty={words.missing(data.asked)} what={words.what}>
              {(entry) => (
                <Facts
                  facts={entry.map(([label, value]) => ({ label, value: <bdi className="figure">{value}</bdi> }))}
                />
              )}
            </OutcomeView>
          )}
        </>
      )}
    </div>
  );
}
