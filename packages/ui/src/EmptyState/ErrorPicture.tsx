import { Unplug } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';

/** A plug that is out. */
export function ErrorPicture() {
  return <Icon of={Unplug} size="l" />;
}
