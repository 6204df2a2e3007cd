import contact from '../../content/contact.yaml';
import practice from '../../content/practice.yaml';
import type { PageModule } from '../../navigation/pages';
import { siteUrl } from '../../siteUrl';

export { Contact as Page } from './Contact';
export { firstPicture } from './firstPicture';

/** The consultant, for search engines; undefined if the practice names nobody. */
export const mainEntity: PageModule['mainEntity'] = () =>
  practice.consultantName
    ? {
        '@type': 'Person',
        name: practice.consultantName,
        jobTitle: practice.role,
        ...(contact.biography && { description: contact.biography }),
        worksFor: { '@id': `${siteUrl('/')}#organization` },
      }
    : undefined;
