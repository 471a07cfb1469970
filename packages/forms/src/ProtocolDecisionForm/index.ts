export { type DecidedRow, ProtocolDecisionForm, type ProtocolDecisionFormProps } from './ProtocolDecisionForm.tsx';
