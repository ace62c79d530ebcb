import type { NftCollection } from '@antescope/sources/nft/nft-collection';
import { collectionPath } from '@antescope/sources/nft/nft-asset';
import { lastValue } from '@antescope/sources/core/outcome';
import { NftGrid } from '../../../domain/nft/nft-grid.tsx';
import { NftPicture } from '../../../domain/nft/nft-picture.tsx';
import { Missing } from '../../../domain/not-found/not-found-page.tsx';
import { useStrings } from '../../../i18n/strings.ts';
import { Chip } from '../../../ui/chip.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { Failed, OutcomeView } from '../../../ui/outcome-view.tsx';
import { SignedMedia } from '../../../lib/media/signed-media.ts';
import { defineScreen } from '../../../ui/screen.ts';
import { Section } from '../../../ui/section.tsx';
import { SourceMark } from '../../../ui/source-mark.tsx';
import type { CollectionPageData } from './load.ts';
import { PartPages } from './part-pages.tsx';
import { Templates } from './templates.tsx';

export const screen = defineScreen({
  strings: 'pages/nft',
  head: ({ strings, data, missing, params: { name = '' } }) => {
    const title = data === undefined ? null : (lastValue(data.collection)?.title ?? null);
    return {
      title: missing ? strings.noCollection : (title ?? strings.collectionTitle(name)),
      description: missing ? strings.noCollectionText : strings.collectionTitle(name),
    };
  },
  keyOf: ({ name }) => name,
  Component: CollectionPage,
});

/** A collection of AtomicAssets: its rules, schemas, templates and assets. */
function CollectionPage({ data }: { data: CollectionPageData }) {
  const strings = useStrings('pages/nft');
  const { collection, name } = data;
  if (collection.state === 'empty')
    return <Missing title={strings.noCollection} text={strings.noCollectionText} requested={name} />;
  const known = lastValue(collection);
  return (
    <SignedMedia value={data.media}>
      <div className="flex flex-wrap items-center gap-4 pb-4">
        {known !== null && known.image !== null && (
          <span className="w-24 shrink-0 max-sm:w-16">
            <NftPicture url={known.image} name="" eager />
          </span>
        )}
        <div className="min-w-0 flex-1 basis-50">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-2xl font-semibold wrap-anywhere">
              <bdi>{known?.title ?? name}</bdi>
            </h1>
            <SourceMark meta={collection.meta} failed={collection.state === 'failed'} />
          </div>
          <p>
            <span className="ident text-muted">{name}</span>
          </p>
        </div>
      </div>
      {collection.state === 'failed' && (
        <Failed what={strings.whatCollection(name)} meta={collection.meta} stale={known !== null} />
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        {known !== null && <About collection={known} />}
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <TemplatesPart data={data} />
          <AssetsPart data={data} />
        </div>
      </div>
    </SignedMedia>
  );
}

function About({ collection }: { collection: NftCollection }) {
  const strings = useStrings('pages/nft');
  const accounts = (label: string, names: string[]): Fact | null =>
    names.length === 0
      ? null
      : {
          label,
          value: (
            <ul className="grid gap-1">
              {names.map((name) => (
                <li key={name}>
                  <AccountLink name={name} />
                </li>
              ))}
            </ul>
          ),
        };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {collection.description !== null && (
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{collection.description}</bdi>
        </p>
      )}
      <Facts
        facts={[
          { label: strings.author, value: <AccountLink name={collection.author} /> },
          { label: strings.royalty, value: <bdi className="figure">{collection.royalty}%</bdi> },
          accounts(strings.authorized, collection.authorized),
          accounts(strings.notified, collection.notified),
          {
            label: strings.schemas,
            value:
              collection.schemas.length === 0 ? (
                <span className="text-muted">{strings.noData}</span>
              ) : (
                <ul className="flex flex-wrap gap-1.5">
                  {collection.schemas.map(({ name, attributes }) => (
                    <li key={name}>
                      <Chip>
                        <span className="ident">{name}</span> {strings.attributes(attributes)}
                      </Chip>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </div>
  );
}

function TemplatesPart({ data: { name, templates, cursors } }: { data: CollectionPageData }) {
  const strings = useStrings('pages/nft');
  const others = cursors.assets === null ? {} : { assets: cursors.assets };
  return (
    <Section title={strings.templates}>
      <OutcomeView outcome={templates} what={strings.whatTemplates(name)} empty={strings.noTemplates}>
        {(page) => (
          <>
            <Templates templates={page.templates} />
            <PartPages
              label={strings.templates}
              path={collectionPath(name)}
              first={cursors.templates === null ? null : others}
              next={page.next === null ? null : { ...others, templates: page.next }}
            />
          </>
        )}
      </OutcomeView>
    </Section>
  );
}

function AssetsPart({ data: { name, assets, cursors } }: { data: CollectionPageData }) {
  const strings = useStrings('pages/nft');
  const others = cursors.templates === null ? {} : { templates: cursors.templates };
  return (
    <Section title={strings.assets}>
      <OutcomeView outcome={assets} what={strings.whatAssets(name)} empty={strings.noAssets}>
        {(page) => (
          <>
            {page.assets.length === 0 ? (
              <p className="py-1 text-muted">{strings.noAssetsHere}</p>
            ) : (
              <NftGrid assets={page.assets} owner={null} inCollection />
            )}
            <PartPages
              label={strings.assets}
              path={collectionPath(name)}
              first={cursors.assets === null ? null : others}
              next={page.next === null ? null : { ...others, assets: page.next }}
            />
          </>
        )}
      </OutcomeView>
    </Section>
  );
}
