import practice from '../content/practice.yaml';

/** The language of every page, as `en-GB`. */
export const { language } = practice;
