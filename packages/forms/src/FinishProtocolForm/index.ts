export {
  type FinishProtocolChoice,
  type FinishProtocolDraft,
  FinishProtocolForm,
  type FinishProtocolFormProps,
} from './FinishProtocolForm.tsx';
