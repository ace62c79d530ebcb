import { Fragment } from 'react';
import type { ProtocolFeature } from '@antescope/sources/protocol/protocol-features';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen } from '../../ui/screen.ts';
import type { FeaturesPageData } from './load.ts';
import { useStrings } from '../../i18n/strings.ts';

export const screen = defineScreen({
  strings: 'pages/protocol-features',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: FeaturesPage,
});

/** Protocol features in activation order. */
function FeaturesPage({ data }: { data: FeaturesPageData }) {
  const strings = useStrings('pages/protocol-features');
  const columns: Column<ProtocolFeature>[] = [
    {
      id: 'ordinal',
      head: strings.ordinal,
      align: 'end',
      className: 'w-12',
      cell: ({ ordinal }) => <span className="figure text-muted">{ordinal + 1}</span>,
    },
    {
      id: 'name',
      head: strings.feature,
      cell: ({ name }) =>
        name === null ? (
          <span className="text-muted">{strings.unnamed}</span>
        ) : (
          <>
            <span className="ident whitespace-normal! wrap-anywhere">
              <Code name={name} />
            </span>
            <span className="block max-w-prose text-sm text-muted">{textOf(strings.texts, name)}</span>
          </>
        ),
    },
    {
      id: 'digest',
      head: strings.digest,
      className: 'max-lg:hidden',
      cell: ({ digest }) => <CopyableHash value={digest} />,
    },
    {
      id: 'block',
      head: strings.activated,
      align: 'end',
      cell: ({ activationBlock }) => <BlockLink number={activationBlock} />,
    },
  ];
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <OutcomeView outcome={data.features} what={strings.what} empty={strings.none}>
        {(features) => <List label={strings.title} columns={columns} rows={features} rowKey={(row) => row.digest} />}
      </OutcomeView>
    </>
  );
}

/** Long code names wrap between their words. */
function Code({ name }: { name: string }) {
  const parts = name.split(/(?<=_)/);
  return parts.map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of a name never reorder
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** null for features newer than the built-in list. */
function textOf(texts: Readonly<Record<string, string>>, name: string): string | null {
  return Object.hasOwn(texts, name) ? (texts[name] ?? null) : null;
}
