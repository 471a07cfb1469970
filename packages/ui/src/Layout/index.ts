export {
  Aside,
  type AsideProps,
  Bleed,
  Card,
  Columns,
  Grid,
  Section,
  type SectionProps,
  Stack,
  type StackProps,
} from './Layout.tsx';
