import { useStrings } from '../../i18n/strings.ts';
import { Chip } from '../../ui/chip.tsx';

/** Whether anyone may register addresses of a domain. */
export function Visibility({ isPublic }: { isPublic: boolean }) {
  const strings = useStrings('domain/fio');
  return <Chip tone={isPublic ? 'positive' : 'neutral'}>{isPublic ? strings.public : strings.private}</Chip>;
}
