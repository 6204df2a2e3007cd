import cases from '../../content/cases.yaml';
import { casePicture, placementOf } from './placement';

const [first] = cases.cases;

/** The picture of the first case, the only one above the fold. */
export const firstPicture = first && casePicture(first.picture.source, placementOf(0));
