import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

/** Validates the last day whenever either of the days changes: whether it fits depends on both. */
export function RangeCheck() {
  const { trigger } = useFormContext();
  const [startDate, endDate]: unknown[] = useWatch({ name: ['startDate', 'endDate'] });
  // A host that keeps the days sends them back as new values, and what was found before that is lost.
  const { defaultValues } = useFormState();
  useEffect(() => {
    if (startDate && endDate && defaultValues) void trigger('endDate');
  }, [startDate, endDate, defaultValues, trigger]);

  return null;
}
