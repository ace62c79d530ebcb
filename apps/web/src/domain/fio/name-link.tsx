import { AppLink } from '../../ui/app-link.tsx';

/** Link to an address ('alice@edge') or a domain ('edge') of FIO. */
export function FioNameLink({ name, rowLink = false }: { name: string; rowLink?: boolean }) {
  const path = `/${name.includes('@') ? 'address' : 'domain'}/${encodeURIComponent(name)}`;
  return (
    <AppLink path={path} rowLink={rowLink} className="name font-medium wrap-anywhere">
      <bdi dir="ltr">{name}</bdi>
    </AppLink>
  );
}
