import { Fragment } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { ApiReferencePageData, ApiResource } from './load.ts';
import { anchorOf, ResourceSection, Shape } from './resource-section.tsx';

export const screen = defineScreen({
  strings: 'pages/api-reference',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: ApiReferencePage,
});

/** Reference of the REST API, rendered from its OpenAPI document. */
function ApiReferencePage({ data }: ScreenProps<ApiReferencePageData>) {
  const strings = useStrings('pages/api-reference');
  const { server, resources, shapes } = data;
  if (server === null) return <p className="pb-5">{strings.noServer}</p>;
  const names = new Set(shapes.map(({ name }) => name));
  const tags = [...new Set(resources.map(({ tag }) => tag))];
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <Introduction server={server} />
      <div className="mt-6 gap-10 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Contents tags={tags} resources={resources} />
        <div className="min-w-0">
          {tags.map((tag) => (
            <div key={tag} className="pb-8">
              <Section title={strings.tags[tag as keyof typeof strings.tags] ?? tag}>
                {resources
                  .filter((resource) => resource.tag === tag)
                  .map((resource) => (
                    <ResourceSection key={resource.path} server={server} resource={resource} names={names} />
                  ))}
              </Section>
            </div>
          ))}
          <Section title={strings.shapes}>
            <dl>
              {shapes.map(({ name, text }) => (
                <div key={name} id={`shape-${name}`} className="scroll-mt-4 border-b border-line py-3">
                  <dt>
                    <span className="ident font-semibold">{name}</span>
                  </dt>
                  <dd>
                    <Shape text={text} names={names} />
                  </dd>
                </div>
              ))}
            </dl>
          </Section>
        </div>
      </div>
    </>
  );
}

function Introduction({ server }: { server: string }) {
  const strings = useStrings('pages/api-reference');
  const { origin } = useBoot();
  const address = `${origin}${server}`;
  return (
    <div className="mt-1 grid max-w-3xl grid-cols-1 gap-2">
      <p className="text-muted">{strings.about}</p>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="text-muted">{strings.address}</span>
        <span className="ident wrap-anywhere whitespace-normal!">{address}</span>
        <CopyButton value={address} />
        <a href={`${server}/openapi.json`} className="link inline-flex min-h-7 items-center">
          openapi.json
        </a>
      </p>
      <p>{strings.envelope}</p>
      <p>{strings.errors}</p>
      <p>{strings.caching}</p>
    </div>
  );
}

function Contents({ tags, resources }: { tags: string[]; resources: ApiResource[] }) {
  const strings = useStrings('pages/api-reference');
  return (
    <nav
      aria-label={strings.contents}
      className="mb-6 max-h-[calc(100dvh-2rem)] overflow-y-auto lg:sticky lg:top-4 lg:self-start"
    >
      {tags.map((tag) => (
        <details key={tag} open className="pb-2">
          <summary className="min-h-7 content-center font-semibold">
            {strings.tags[tag as keyof typeof strings.tags] ?? tag}
          </summary>
          <ul>
            {resources
              .filter((resource) => resource.tag === tag)
              .map(({ path }) => (
                <li key={path}>
                  <a
                    href={`#${anchorOf(path)}`}
                    className="flex min-h-7 items-center text-muted no-underline hover:text-text pointer-coarse:min-h-9"
                  >
                    <span>
                      <BreakablePath path={path} />
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

/** A path that may wrap after slashes. */
function BreakablePath({ path }: { path: string }) {
  return (
    <span className="ident wrap-anywhere whitespace-normal!">
      {path.split('/').map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- path segments never reorder
        <Fragment key={at}>
          {at > 0 && '/'}
          {at > 1 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
