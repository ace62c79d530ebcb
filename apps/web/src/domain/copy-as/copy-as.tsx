import { lazy, Suspense } from 'react';
import { loadPart } from '../../lib/page/load-failure.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { CopySubject } from './code-texts.ts';

const CopyEntries = lazy(() =>
  loadPart(() => import('./copy-entries.tsx')).then((module) => ({ default: module.CopyEntries })),
);

/** Copies actions or a table query as a command, a program or JSON; the texts are built when the menu opens. */
export function CopyAs({ label, subject }: { label: string; subject: CopySubject }) {
  return (
    <Menu
      label={label}
      button={label}
      buttonClass={`${buttonClass()} cursor-pointer`}
      width="w-40"
      align="end"
      deferred
    >
      <Suspense>
        <CopyEntries subject={subject} />
      </Suspense>
    </Menu>
  );
}
