import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

/** Validates the last day whenever either day changes: its validity depends on both. */
export function RangeCheck() {
  const { trigger } = useFormContext();
  const [startDate, endDate]: unknown[] = useWatch({ name: ['startDate', 'endDate'] });
  // A controlling host passes the days back as new values, which discards earlier validation results.
  const { defaultValues } = useFormState();
  useEffect(() => {
    if (startDate && endDate && defaultValues) void trigger('endDate');
  }, [startDate, endDate, defaultValues, trigger]);

  return null;
}
