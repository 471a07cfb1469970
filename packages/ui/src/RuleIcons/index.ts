export { RuleIcons, type RuleIconsProps } from './RuleIcons.tsx';
