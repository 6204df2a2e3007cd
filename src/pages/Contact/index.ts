import contact from '../../content/contact.yaml';
import practice from '../../content/practice.yaml';
import type { PageModule } from '../../navigation/pages';
import { nodeId } from '../../structuredData';
import { portraitSizes } from './Contact.css';

export { Contact as Page } from './Contact';

export const fillsViewport = true;

export const firstPicture: PageModule['firstPicture'] = { source: contact.portrait.source, sizes: portraitSizes };

/** The consultant, for search engines; undefined if the practice names nobody. */
export const mainEntity: PageModule['mainEntity'] = () =>
  practice.consultantName
    ? {
        '@type': 'Person',
        name: practice.consultantName,
        jobTitle: practice.role,
        ...(contact.biography && { description: contact.biography }),
        worksFor: { '@id': nodeId('/', 'organization') },
      }
    : undefined;
