import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import type home from '../../content/home.yaml';
import { joinShortWords } from '../../language';
import { layoutIds } from '../../layoutIds';
import * as styles from './About.css';

export function About({ label, statement, text, picture }: typeof home.about) {
  return (
    <Section labelId={layoutIds.aboutLabel} label={label} heading={statement} size="title" className={styles.root}>
      <p className={styles.text}>{joinShortWords(text)}</p>
      <Picture {...picture} sizes="100vw" frame={styles.picture} className={styles.image} loading="lazy" />
    </Section>
  );
}
