import type { FormEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Nothing } from '../../ui/nothing.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Field } from '../../ui/text-input.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { SnapshotPageData } from './load.ts';
import { useOpen } from '../../ui/use-open.ts';

export const screen = defineScreen({
  strings: 'pages/snapshot',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: SnapshotPage,
});

/** An account's entry in the genesis snapshot; the account is in the URL. */
function SnapshotPage({ data }: ScreenProps<SnapshotPageData>) {
  const { chain, base } = useBoot();
  const open = useOpen();
  const strings = useStrings('pages/snapshot');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const account = String(new FormData(event.currentTarget).get('account') ?? '').trim();
    open('/snapshot', account === '' ? {} : { search: { account } });
  };
  return (
    <div className="max-w-2xl">
      <h1 className="mb-2 text-2xl font-semibold">{strings.title}</h1>
      <p className="mb-6 text-muted">{strings.about}</p>
      {!data.configured ? (
        <Nothing>{strings.none(chain.name)}</Nothing>
      ) : (
        <>
          <form action={`${base}/snapshot`} method="get" onSubmit={submit} className="mb-6 flex items-end gap-3">
            <Field
              label={strings.account}
              name="account"
              defaultValue={data.requested}
              dir="ltr"
              autoCapitalize="none"
              spellCheck={false}
              className="min-w-0 flex-1"
            />
            <Button type="submit" kind="primary">
              {strings.lookUp}
            </Button>
          </form>
          {data.requested !== '' && (
            <OutcomeView outcome={data.entry} empty={strings.missing(data.requested)} what={strings.what}>
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
