import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Validates the last day whenever either of the days changes: whether it fits depends on both. */
export function RangeCheck() {
  const { trigger } = useFormContext();
  const [startDate, endDate]: unknown[] = useWatch({ name: ['startDate', 'endDate'] });
  useEffect(() => {
    if (startDate && endDate) void trigger('endDate');
  }, [startDate, endDate, trigger]);

  return null;
}
