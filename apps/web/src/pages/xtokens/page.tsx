import type { WrappedToken } from '@antescope/sources/xpr/wrapped-tokens';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { SourceMark } from '../../ui/source-mark.tsx';
import type { XtokensPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/xtokens',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: XtokensPage,
});

/** Wrapped tokens: supply, and what users hold of it. */
function XtokensPage({ data: { tokens } }: ScreenProps<XtokensPageData>) {
  const strings = useStrings('pages/xtokens');
  const worthText = (worth: string | null) =>
    worth === null ? <span className="text-muted">–</span> : <bdi className="figure">{worth}</bdi>;
  const columns: Column<WrappedToken>[] = [
    {
      id: 'token',
      head: strings.token,
      cell: ({ code, worth }) => (
        <span>
          <bdi className="font-semibold">{code}</bdi>
          <span className="block text-sm text-muted sm:hidden">{worthText(worth)}</span>
        </span>
      ),
    },
    {
      id: 'outstanding',
      head: strings.outstanding,
      align: 'end',
      cell: ({ outstanding }) => <Amount value={outstanding} />,
    },
    {
      id: 'worth',
      head: strings.worth,
      align: 'end',
      className: 'max-sm:hidden',
      cell: ({ worth }) => worthText(worth),
    },
    {
      id: 'supply',
      head: strings.supply,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ supply }) => <Amount value={supply} />,
    },
    {
      id: 'reserve',
      head: strings.reserve,
      align: 'end',
      className: 'max-lg:hidden',
      cell: ({ reserve }) => <Amount value={reserve} />,
    },
  ];
  return (
    <>
      <h1 className="flex items-center gap-3 text-2xl font-semibold">
        {strings.title}
        <SourceMark meta={tokens.meta} failed={tokens.state === 'failed'} />
      </h1>
      <p className="mt-1 mb-4 max-w-prose text-muted">{strings.about}</p>
      <OutcomeView outcome={tokens} what={strings.what} empty={strings.none}>
        {(rows) => <List label={strings.title} columns={columns} rows={rows} rowKey={({ code }) => code} />}
      </OutcomeView>
    </>
  );
}
